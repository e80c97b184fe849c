import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useTheme } from "./theme.tsx";

function ShownTheme() {
	return useTheme();
}

test("ERR-03 the theme outside its provider throws and says where it belongs", () => {
	expect(() => renderToStaticMarkup(<ShownTheme />)).toThrow(
		"useTheme must be used inside a ThemeProvider",
	);
});
