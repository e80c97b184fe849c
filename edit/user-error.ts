/** An expected failure, in words for the owner. */
export class UserError extends Error {
	/** HTTP status of the answer. */
	readonly status: number;

	constructor(status: number, message: string) {
		super(message);
		this.status = status;
	}
}
