/** A sender that counts consecutive failures in this process; 0 after a success. */
export type WatchedSender<Sender> = Sender & { readonly failuresInRow: () => number };

/** Wraps a sender to count its consecutive failures; results and errors pass through unchanged. */
export function watchSender<Message, Sender extends { send(message: Message): Promise<void> }>(
  sender: Sender & { send(message: Message): Promise<void> },
): WatchedSender<Sender> {
  let failures = 0;
  return {
    ...sender,
    failuresInRow: () => failures,
    async send(message: Message) {
      try {
        await sender.send(message);
        failures = 0;
      } catch (error) {
        failures++;
        throw error;
      }
    },
  };
}
