import words from "content:fitness-tips";
import { buttonLook } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { PromptBox } from "./prompt-box.tsx";

/** The box below the cards (TIPS-06). */
export function TipsGuidance() {
	const { title, text, actions } = words.guidance;
	return (
		<div className="wrap tips-guidance">
			<PromptBox id="guidance" title={title} text={text}>
				{actions.map(({ label, to }, index) => (
					<Link
						key={to}
						href={to}
						{...buttonLook({ variant: index === 0 ? "default" : "outline" })}
					>
						{label}
					</Link>
				))}
			</PromptBox>
		</div>
	);
}
