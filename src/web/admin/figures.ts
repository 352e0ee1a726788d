// A few of the figures that the server tells to Prometheus.

/** The value of a figure that has no labels, in the text that Prometheus reads. */
export function figureIn(text: string, name: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  const value = Number(line?.slice(name.length + 1));
  return line === undefined || Number.isNaN(value) ? undefined : value;
}
