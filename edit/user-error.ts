/** An expected failure. The editor shows its message to the owner. */
export class UserError extends Error {
	readonly status: number;

	constructor(status: number, message: string) {
		super(message);
		this.status = status;
	}
}
