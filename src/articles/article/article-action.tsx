import { fillBlanks } from "#lib/blanks.ts";
import { buttonLook } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import only from "#ui/layout/only.module.css";
import { Link } from "#ui/link/link.tsx";
import type { ArticleProps } from "./article-props.ts";
import { PromptBox } from "./prompt-box.tsx";

type Props = {
	service: ArticleProps["article"]["service"];
	words: ArticleProps["words"];
};

/** The box that leads to the service that goes with an article (ART-04). */
export function ArticleAction({ service, words }: Props) {
	const { title, label } = words.action;
	return (
		<div className={`${layout.wrap} ${only.onScreen}`}>
			<PromptBox id="action" title={title} text={service.text}>
				<Link href={service.href} {...buttonLook()}>
					{fillBlanks(label, { service: service.name })}
				</Link>
			</PromptBox>
		</div>
	);
}
