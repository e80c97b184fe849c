import type about from "content:about";
import consultation from "content:dialog-consultation";
import { actionDialogs } from "#booking/header-mode.ts";
import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import css from "./choice.module.css";

type Props = { choice: (typeof about)["choice"] };

/** Two ways to begin: a class, or a talk first (ABOUT-07). */
export function Choice({ choice: { title, ...ways } }: Props) {
	return (
		<Section id="begin" className={css.choice}>
			<div className={layout.wrap}>
				<h2 id="begin-title">{title}</h2>
				<div className={css.ways}>
					<div className={`${css.first} on-dark`}>
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
