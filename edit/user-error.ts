/** An expected failure whose message is shown to the owner. */
export class UserError extends Error {
	readonly status: number;

	constructor(status: number, message: string) {
		super(message);
		this.status = status;
	}
}
