import { useState } from "react";
import { plainPage } from "#shell/page-handle.ts";
import { Button } from "#ui/button/button.tsx";

export const handle = plainPage;

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
