// Words as HTML has them.

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] as string);

export const tag = (name: string, words: string): string => `<${name}>${escaped(words)}</${name}>`;
