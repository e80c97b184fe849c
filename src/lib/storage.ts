export type Store = Pick<Storage, "getItem" | "setItem">;

/** Wraps a store so that it never throws: failed reads return null, failed writes are ignored. */
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
	};
}
