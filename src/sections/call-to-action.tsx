import type { ActionView } from "#model/views/page-parts.ts";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { ActionButton } from "./action-button.tsx";
import css from "./call-to-action.module.css";

type Props = {
	id: string;
	title: string;
	titleSecondLine?: string | undefined;
	text: string;
	action: ActionView;
};

export function CallToAction({
	id,
	title,
	titleSecondLine,
	text,
	action,
}: Props) {
	return (
		<Section id={id} tone="accent" className={css.callToAction}>
			<div
				className={`${layout.wrap} ${layout.row} ${layout.ends} ${css.inner}`}
			>
				<div>
					<h2 id={`${id}-title`}>
						{title}
						{titleSecondLine && (
							<>
								{" "}
								<span className={layout.line}>{titleSecondLine}</span>
							</>
						)}
					</h2>
					<p className={`lead muted ${css.lead}`}>{text}</p>
				</div>
				<ActionButton action={action} size="lg" />
			</div>
		</Section>
	);
}
