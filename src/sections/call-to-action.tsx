import { Section } from "#ui/section.tsx";
import { type Action, ActionButton } from "./action-button.tsx";

type Props = {
	id: string;
	title: string;
	titleSecondLine?: string | undefined;
	text: string;
	action: Action;
};

/** The last band of a page: a question, a promise and one button. */
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
						{title}
						{titleSecondLine && (
							<>
								{" "}
								<span className="block">{titleSecondLine}</span>
							</>
						)}
					</h2>
					<p className="lead muted">{text}</p>
				</div>
				<ActionButton action={action} size="lg" />
			</div>
		</Section>
	);
}
