import { Moon, Sun } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { useTheme } from "#ui/theme.tsx";

/** Switches between light and dark (THEME-05, NAV-16). */
export function ThemeToggle() {
	const { theme, setTheme } = useTheme();
	return (
		<Button
			variant="ghost"
			size="icon"
			className="theme-toggle"
			aria-label="Dark theme"
			aria-pressed={theme === "dark"}
			data-theme-toggle=""
			onClick={() => setTheme(theme === "dark" ? "light" : "dark")}
		>
			<Moon className="icon moon" />
			<Sun className="icon sun" />
		</Button>
	);
}
