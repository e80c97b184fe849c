import { createContext, use } from "react";

/** The path of the page that is being rendered. */
export const CurrentPath = createContext("/");

/** The path of the page that is being rendered; inside an island always "/". */
export function useCurrentPath(): string {
	return use(CurrentPath);
}
