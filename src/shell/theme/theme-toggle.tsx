import { Moon, Sun } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import css from "./theme-toggle.module.css";

/** Switches between light and dark (THEME-05, NAV-16); src/startup/theme.ts handles the click. */
export function ThemeToggle() {
	return (
		<Button
			variant="ghost"
			size="icon"
			className={css.themeToggle}
			aria-label="Dark theme"
			aria-pressed={false}
			data-theme-toggle=""
		>
			<Moon className={`icon ${css.moon}`} />
			<Sun className={`icon ${css.sun}`} />
		</Button>
	);
}
