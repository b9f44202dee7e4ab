// A language that nobody speaks: English with accents and two fifths longer. Text that shows up plain is no word of a
// catalogue, and text that does not fit is clipped here before it is in German or Finnish.
import type { Messages } from '@lingui/core';

const PLAIN = 'aceinouyACEINOUY';
const ACCENTED = 'åçéîñöûýÅÇÉÎÑÖÛÝ';

function word(text: string): string {
  const accented = [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  const letters = text.replace(/[^a-z]/gi, '').length;
  return accented + 'ẍ'.repeat(Math.ceil(letters * 0.4));
}

const sentence = (text: string): string => text.replace(/[a-z][a-z’]*/gi, word);

type Token = string | [string, string?, unknown?];

// A compiled message is a text, or a list of texts and of arguments with the branches of their plural or select.
function message(tokens: unknown): unknown {
  if (typeof tokens === 'string') return sentence(tokens);
  return (tokens as Token[]).map((token) => {
    if (typeof token === 'string') return sentence(token);
    const [name, kind, branches] = token;
    if (typeof branches !== 'object' || branches === null) return token;
    return [name, kind, Object.fromEntries(Object.entries(branches).map(([key, text]) => [key, key === 'offset' ? text : message(text)]))];
  });
}

export const pseudo = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, tokens]) => [key, message(tokens)])) as Messages;
