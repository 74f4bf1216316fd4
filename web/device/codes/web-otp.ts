/** Result of WebOTP, missing from TypeScript's DOM types. */
type OtpCredential = Credential & { code?: string };

/** Waits for an SMS code through WebOTP, with the user's consent. Null where unsupported. `signal` aborts the wait. */
export async function readCodeFromSms(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis)) return null;
  try {
    const options = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
    return ((await navigator.credentials.get(options)) as OtpCredential | null)?.code ?? null;
  } catch {
    // Refused, timed out or aborted: the user types the code.
    return null;
  }
}
