import { Button } from "#ui/button.tsx";
import { Section } from "#ui/section.tsx";
import { actionDialogs } from "./header-mode.ts";

type Props = {
	id: string;
	title: string;
	titleSecondLine: string;
	text: string;
	action: string;
};

/** The last band of a page: a question, a promise and the one button that opens the free-trial dialog. */
export function CallToAction({
	id,
	title,
	titleSecondLine,
	text,
	action,
}: Props) {
	return (
		<Section id={id} band="bay" className="call-to-action">
			<div className="wrap">
				<div>
					<h2 id={`${id}-title`}>
						{title} <span className="block">{titleSecondLine}</span>
					</h2>
					<p className="lead muted">{text}</p>
				</div>
				<Button size="lg" opens={actionDialogs.default}>
					{action}
				</Button>
			</div>
		</Section>
	);
}
