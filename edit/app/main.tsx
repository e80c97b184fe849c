// First: it says in which order the layers of all sheets count.
import "./base.css";

import { createRoot } from "react-dom/client";
import { api } from "./api.ts";
import { App } from "./app.tsx";
import type { Opened } from "./editing.ts";

const place = document.querySelector("#app");
if (place) {
	const opened = await api<Opened>("GET", "state");
	createRoot(place).render(<App opened={opened} />);
}
