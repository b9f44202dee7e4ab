// The rules of a game: two minutes of "how to play" first, then clause by clause, each with its anchor.
import { useEffect, useMemo } from 'preact/hooks';
import { rulesUrl } from '../app/route';
import { quickGame } from '../app/start';
import { haveWords, t } from '../i18n/i18n';
import { FigureView } from './FigureView';
import { RULES, type RulesOf } from './figures';
import './rules.css';

// Numbers of clauses in a text become links; an empty line begins a paragraph.
function Text({ game, text }: { game: string; text: string }) {
  const number = /\b((?:CF|CA|DF)\d+a?)\b/;
  return (
    <>
      {text.split('\n\n').map((paragraph, i) => (
        <p key={i}>
          {paragraph.split(number).map((part, j) => (j % 2 ? <a key={j} href={rulesUrl(game, part)}>{part}</a> : part))}
        </p>
      ))}
    </>
  );
}

function Clauses({ game, about, here }: { game: string; about: RulesOf; here: string | undefined }) {
  return (
    <>
      {about.parts.map(({ name, ids }) => (
        <div key={name}>
          <h3 class="part" id={`part-${name}`}>{t(`rules.${game}.part.${name}`)}</h3>
          <div class="clauses">
            {ids.map((id) => {
              const figure = about.clauses[id];
              return (
                <section key={id} id={id} class={id === here ? 'here' : ''}>
                  <a class="id" href={rulesUrl(game, id)}>{id}</a>
                  <div>
                    <h4>{t(`rules.${game}.${id}.title`)}</h4>
                    <Text game={game} text={t(`rules.${game}.${id}.text`)} />
                    {figure && <FigureView game={game} figure={figure} words={t(`rules.${game}.fig.${figure.name}`)} />}
                  </div>
                </section>
              );
            })}
          </div>
        </div>
      ))}
    </>
  );
}

export function RulesPage({ game, clause }: { game: string; clause: string | undefined }) {
  const about = RULES[game];
  const ready = haveWords(`rules_${game}`);
  const play = useMemo(() => quickGame(game), [game]);
  useEffect(() => {
    if (ready && clause) document.getElementById(clause)?.scrollIntoView();
  }, [ready, clause]);
  if (!about) return <p class="message">{t('fault.common.unknown_game')}</p>;
  if (!ready) return null;
  return (
    <article class="rules-page">
      <h1>{t(`rules.${game}.heading`)}</h1>
      <p class="lead">{t(`rules.${game}.lead`)}</p>
      <p class="play-now"><a class="button primary" href={play}>{t('rules.play_now')}</a></p>
      <ol class="how">
        {about.how.map((figure, i) => (
          <li key={figure.name}>
            <div>
              <h2>{t(`rules.${game}.how.${i + 1}.title`)}</h2>
              <p>{t(`rules.${game}.how.${i + 1}.text`)}</p>
            </div>
            <FigureView game={game} figure={figure} words={t(`rules.${game}.fig.${figure.name}`)} />
          </li>
        ))}
      </ol>
      <h2 id="all">{t('rules.all')}</h2>
      <nav class="chapters" aria-labelledby="all">
        {about.parts.map(({ name }) => (
          <a key={name} class="button quiet" href={rulesUrl(game, `part-${name}`)}>{t(`rules.${game}.part.${name}`)}</a>
        ))}
      </nav>
      <Clauses game={game} about={about} here={clause} />
    </article>
  );
}
