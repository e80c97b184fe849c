export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Reads null and ignores writes when the browser blocks storage or it is full. */
export function safeStorage(open: () => Store): Store {
	const guard = <T>(use: (store: Store) => T, fallback: T): T => {
		try {
			return use(open());
		} catch {
			return fallback;
		}
	};
	return {
		getItem: (key) => guard((store) => store.getItem(key), null),
		setItem: (key, value) =>
			guard((store) => store.setItem(key, value), undefined),
		removeItem: (key) => guard((store) => store.removeItem(key), undefined),
	};
}
