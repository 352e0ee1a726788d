// What a topic of the stream holds, on the listener's side.

/** A message of the stream, as it is parsed. */
export type Message<Item> =
  | { readonly present: Readonly<Record<string, Item>> }
  | { readonly changed: Readonly<Record<string, Item>>; readonly removed: readonly string[] };

/** What the stream says of a topic, whose declaration says what its items are. */
export const messageIn = <Item>(data: string): Message<Item> => JSON.parse(data);

/** The items of a topic after a message: the present takes the place of all, changes come on top. */
export function afterMessage<Item>(
  items: ReadonlyMap<string, Item>,
  message: Message<Item>,
): ReadonlyMap<string, Item> {
  if ('present' in message) return new Map(Object.entries(message.present));
  const next = new Map([...items, ...Object.entries(message.changed)]);
  for (const key of message.removed) next.delete(key);
  return next;
}
