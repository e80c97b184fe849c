/** Returns a function that runs operations one at a time, in the order of its calls. */
export function serialQueue() {
	let last: Promise<unknown> = Promise.resolve();
	return <Result>(operation: () => Promise<Result>): Promise<Result> => {
		const result = last.then(operation);
		last = result.catch(() => undefined);
		return result;
	};
}
