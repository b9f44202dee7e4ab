import { useEffect, useState } from 'preact/hooks';
import type { Choice } from '../core/api';
import { rules } from '../core/client';
import { Drawing } from '../board/Drawing';
import { isBallPlay } from '../board/targets';
import type { Figure } from './figure';
import { ShotDrawing } from './ShotFigure';

// The choice that a figure shows, as the core describes it.
export function useChoice(game: string, { state, action }: Figure): Choice | undefined {
  const [choice, setChoice] = useState<Choice>();
  useEffect(() => {
    let wanted = true;
    setChoice(undefined);
    if (action) {
      rules
        .ask('choices', { game, state, partial: action.slice(0, 2) })
        .then(({ choices }) => wanted && setChoice(choices.find((c) => c.action === action)))
        .catch(() => {}); // the position alone tells something, too
    }
    return () => {
      wanted = false;
    };
  }, [game, state, action]);
  return choice;
}

interface Props {
  game: string;
  figure: Figure;
  coordinates: boolean;
}

export function FigureDrawing(props: Props) {
  return props.game === 'chessfootball' ? <ChessDrawing {...props} /> : <ShotDrawing {...props} />;
}

function ChessDrawing({ game, figure, coordinates }: Props) {
  const choice = useChoice(game, figure);
  const play = choice && isBallPlay(choice);
  return (
    <Drawing
      state={figure.state}
      coordinates={coordinates}
      still
      marks={{ selected: choice?.from }}
      lanes={choice && play ? [{ choice, strong: true }] : []}
      targets={choice && !play ? [choice] : []}
    />
  );
}

export function FigureView({ game, figure, words }: { game: string; figure: Figure; words: string }) {
  return (
    <figure class="figure" data-figure={figure.name}>
      <FigureDrawing game={game} figure={figure} coordinates />
      <figcaption>{words}</figcaption>
    </figure>
  );
}
