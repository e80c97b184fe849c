import {
	createContext,
	type ReactNode,
	useContext,
	useSyncExternalStore,
} from "react";

type Theme = "light" | "dark";

const Context = createContext<Theme | undefined>(undefined);

/** The theme for everything inside. The class on <html> is the truth: inline scripts set it (src/startup/theme.ts). */
export function ThemeProvider({ children }: { children: ReactNode }) {
	const theme = useSyncExternalStore(
		followTheme,
		shownTheme,
		() => "light" as const,
	);
	return <Context value={theme}>{children}</Context>;
}

/** The theme that is shown. Throws outside a ThemeProvider (ERR-03). */
export function useTheme(): Theme {
	const theme = useContext(Context);
	if (!theme) throw new Error("useTheme must be used inside a ThemeProvider");
	return theme;
}

function followTheme(notify: () => void): () => void {
	const observer = new MutationObserver(notify);
	observer.observe(document.documentElement, { attributeFilter: ["class"] });
	return () => observer.disconnect();
}

function shownTheme(): Theme {
	return document.documentElement.classList.contains("dark") ? "dark" : "light";
}
