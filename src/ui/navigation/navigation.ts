import { createContext, use } from "react";

export const CurrentPath = createContext("/");

/** The path of the page being rendered; always "/" inside an island. */
export function useCurrentPath(): string {
	return use(CurrentPath);
}
