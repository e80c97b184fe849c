import {
	createContext,
	type ReactNode,
	useContext,
	useEffect,
	useSyncExternalStore,
} from "react";
import { guardedStore } from "#lib/storage.ts";
import {
	parseThemeChoice,
	resolveTheme,
	type Theme,
	type ThemeChoice,
	themeKey,
} from "#lib/theme.ts";

const Context = createContext<Theme | undefined>(undefined);

/**
 * The theme for everything inside. The class on <html> is the truth: an inline script sets it before the first paint
 * and answers the button until React does.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
	const theme = useSyncExternalStore(
		followTheme,
		shownTheme,
		() => "light" as const,
	);
	useEffect(() => {
		// A choice made in another tab of the site.
		const follow = ({ key, newValue }: StorageEvent) => {
			if (key === themeKey) showTheme(parseThemeChoice(newValue));
		};
		addEventListener("storage", follow);
		return () => removeEventListener("storage", follow);
	}, []);
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

/** Shows and stores a choice (THEME-02). */
export function chooseTheme(choice: Theme): void {
	guardedStore(() => localStorage).setItem(themeKey, choice);
	showTheme(choice);
}

function showTheme(choice: ThemeChoice): void {
	const theme = resolveTheme(
		choice,
		matchMedia("(prefers-color-scheme: dark)").matches,
	);
	document.documentElement.classList.toggle("dark", theme === "dark");
	document.documentElement.classList.toggle("light", theme === "light");
}
