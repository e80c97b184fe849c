import { Moon, Sun } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { chooseTheme, useTheme } from "./theme.tsx";
import css from "./theme-toggle.module.css";

/** Switches between light and dark (THEME-05, NAV-16). */
export function ThemeToggle() {
	const isDark = useTheme() === "dark";
	return (
		<Button
			variant="ghost"
			size="icon"
			className={css.themeToggle}
			aria-label="Dark theme"
			aria-pressed={isDark}
			data-theme-toggle=""
			onClick={() => chooseTheme(isDark ? "light" : "dark")}
		>
			<Moon className={`icon ${css.moon}`} />
			<Sun className={`icon ${css.sun}`} />
		</Button>
	);
}
