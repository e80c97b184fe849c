/** What a visitor chose; "system" follows the operating system (THEME-01). */
const themeChoices = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type Theme = "light" | "dark";

/** The key in the browser's storage (THEME-02). */
export const themeKey = "ui-theme";

/** Anything that is not a choice counts as none: "system" (THEME-03). */
export function parseThemeChoice(stored: string | null): ThemeChoice {
	return themeChoices.find((choice) => choice === stored) ?? "system";
}

/** The theme to show (THEME-03, THEME-04). */
export function resolveTheme(
	choice: ThemeChoice,
	systemIsDark: boolean,
): Theme {
	if (choice !== "system") return choice;
	return systemIsDark ? "dark" : "light";
}
