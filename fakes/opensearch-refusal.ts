/** The call is wrong in the way OpenSearch would say; `type` is its name of the error. */
export class FakeRefusal extends Error {
  readonly status: number;
  readonly type: string;
  constructor(status: number, type: string, reason: string) {
    super(reason);
    this.status = status;
    this.type = type;
  }
}
