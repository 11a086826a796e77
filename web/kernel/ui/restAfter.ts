/** What stays in a field whose text was sent: what was typed since. */
export const restAfter =
  (sent: string) =>
  (now: string): string =>
    sent && now.startsWith(sent) ? now.slice(sent.length).trimStart() : now
