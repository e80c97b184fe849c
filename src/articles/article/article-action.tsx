import words from "content:article";
import { fillBlanks } from "#lib/blanks.ts";
import { buttonLook } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import only from "#ui/layout/only.module.css";
import { Link } from "#ui/link/link.tsx";
import type { Article } from "./article-body.tsx";
import { PromptBox } from "./prompt-box.tsx";

/** The box that leads to the service that goes with an article (ART-04). */
export function ArticleAction({ service }: Pick<Article, "service">) {
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
