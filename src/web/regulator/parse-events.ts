// What the house tells while it looks over its log: server-sent events, read as they come.

export interface ToldEvent {
  readonly event: string;
  readonly data: unknown;
}

/** The complete events in a text, and the rest of it. */
export function eventsIn(text: string): {
  readonly events: readonly ToldEvent[];
  readonly rest: string;
} {
  const parts = text.split('\n\n');
  const rest = parts.pop() as string;
  const events = parts.flatMap((part): ToldEvent[] => {
    const [, event] = /^event: (.*)$/m.exec(part) ?? [];
    const [, data] = /^data: (.*)$/m.exec(part) ?? [];
    return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) }];
  });
  return { events, rest };
}
