import { useState } from "react";
import { Accordion } from "#ui/accordion/accordion.tsx";
import { Button } from "#ui/button/button.tsx";
import { AlertDialog } from "#ui/dialog/alert-dialog.tsx";
import { workbench } from "../handle.ts";

export const handle = workbench;

const questions = [
	{ question: "First question", answer: "First answer" },
	{ question: "Second question", answer: "Second answer" },
];

/** Dialogs and accordions that stand on no page of the site yet. */
export default function DialogsPage() {
	const [answer, setAnswer] = useState("nothing");
	return (
		<div className="wrap page-head">
			<h1 tabIndex={-1}>Dialogs</h1>
			<Button variant="destructive" opens="question">
				Delete
			</Button>
			<AlertDialog
				id="question"
				title="Delete it?"
				description="It cannot be brought back."
				confirmLabel="Delete it"
				cancelLabel="Keep it"
				isDestructive
				onConfirm={() => setAnswer("deleted")}
			/>
			<p>Answer: {answer}</p>

			<Accordion name="first" items={questions} />
			<Accordion
				name="second"
				items={[{ question: "Other question", answer: "Other answer" }]}
			/>
		</div>
	);
}
