import type about from "content:about";
import consultation from "content:dialog-consultation";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/section.tsx";
import { actionDialogs } from "../header-mode.ts";

type Props = { choice: (typeof about)["choice"] };

/** Two ways to begin: a class, or a talk first (ABOUT-07). */
export function Choice({ choice: { title, ...ways } }: Props) {
	return (
		<Section id="begin" className="choice">
			<div className="wrap">
				<h2 id="begin-title">{title}</h2>
				<div className="choice-ways">
					<div className="on-dark">
						<h3>{ways.freeTrial.title}</h3>
						<p>{ways.freeTrial.text}</p>
						<Button opens={actionDialogs.default}>
							{ways.freeTrial.action}
						</Button>
					</div>
					<div>
						<h3>{ways.consultation.title}</h3>
						<p>{ways.consultation.text}</p>
						<Button variant="outline" opens={consultation.dialogId}>
							{consultation.title}
						</Button>
					</div>
				</div>
			</div>
		</Section>
	);
}
