import {
	createContext,
	type ReactNode,
	useContext,
	useEffect,
	useMemo,
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

type ThemeContext = {
	/** What is shown. */
	theme: Theme;
	/** Shows and stores a choice (THEME-02). */
	setTheme: (choice: ThemeChoice) => void;
};

const Context = createContext<ThemeContext | undefined>(undefined);

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
	const value = useMemo(() => ({ theme, setTheme: chooseTheme }), [theme]);
	return <Context value={value}>{children}</Context>;
}

/** The theme and how to change it. Throws outside a ThemeProvider (ERR-03). */
export function useTheme(): ThemeContext {
	const context = useContext(Context);
	if (!context) throw new Error("useTheme must be used inside a ThemeProvider");
	return context;
}

function followTheme(notify: () => void): () => void {
	const observer = new MutationObserver(notify);
	observer.observe(document.documentElement, { attributeFilter: ["class"] });
	return () => observer.disconnect();
}

function shownTheme(): Theme {
	return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

function chooseTheme(choice: ThemeChoice): void {
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
