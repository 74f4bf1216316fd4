/** Answer of the browser's WebOTP, which TypeScript's library does not know yet. */
type OtpCredential = Credential & { code?: string };

/**
 * Waits for the code of a message with the WebOTP line, where the browser can read it and the person agrees; null where it
 * cannot. `signal` ends the waiting.
 */
export async function codeFromMessage(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis)) return null;
  try {
    const options = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
    return ((await navigator.credentials.get(options)) as OtpCredential | null)?.code ?? null;
  } catch {
    // Refused, timed out or ended: the code is typed.
    return null;
  }
}
