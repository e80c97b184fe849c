import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { workbench } from "../handle.ts";

export const handle = workbench;

/** Breaks while rendering when asked to. */
export default function BrokenPage() {
	const [isBroken, setIsBroken] = useState(false);
	if (isBroken) throw new Error("The workbench broke this page on purpose");
	return (
		<div className="wrap page-head">
			<h1 tabIndex={-1}>Breakable</h1>
			<Button onClick={() => setIsBroken(true)}>Break this page</Button>
		</div>
	);
}
