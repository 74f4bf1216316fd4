/** A sender that counts how many messages in a row it has not handed over in this process; 0 once one went. */
export type Watched<Sender> = Sender & { readonly failuresInRow: () => number };

/** Wraps a sender so that its failures in a row are counted; what it returns and throws stays as it is. */
export function watchSender<Message, Sender extends { send(message: Message): Promise<void> }>(
  sender: Sender & { send(message: Message): Promise<void> },
): Watched<Sender> {
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
