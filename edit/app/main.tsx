// Must be the first import, because it declares the order of the cascade layers.
import "./base.css";

import { createRoot } from "react-dom/client";
import { api } from "./api.ts";
import { App } from "./app.tsx";
import type { ServerState } from "./server-state.ts";

const root = document.querySelector("#app");
if (root) {
	const serverState = await api<ServerState>("GET", "state");
	createRoot(root).render(<App serverState={serverState} />);
}
