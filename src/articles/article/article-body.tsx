import { interpolate } from "#lib/interpolate.ts";
import type { RichText as Text } from "#lib/rich-text.ts";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { buttonProps } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import type { PictureSource } from "#ui/picture/picture.tsx";
import { RichText } from "#ui/text/rich-text.tsx";
import type { Card, Tab } from "../article-card.tsx";
import css from "./article-body.module.css";
import type { VideoLabels } from "./article-video.tsx";
import { CallToActionBox } from "./call-to-action-box.tsx";

export type Article = {
	title: string;
	author: string;
	date: string;
	publishedOn: CalendarDate;
	updated?: { on: CalendarDate; date: string };
	category: Pick<Tab, "id" | "name">;
	media:
		| { kind: "video"; title: string; url: string; labels: VideoLabels }
		| { kind: "photo"; photo: PictureSource; fallback: PictureSource };
	body: Text;
	inShort: readonly string[];
	service: { href: string; name: string; text: string };
	more: readonly Card[];
	labels: ArticleLabels;
};

type ArticleLabels = {
	back: string;
	inShort: string;
	updated: string;
	action: { title: string; label: string };
	more: string;
};

export function ArticleBody({ article }: { article: Article }) {
	const { body, inShort, service, labels } = article;
	const { title, label } = labels.action;
	return (
		<>
			<div
				className={`${layout.wrap} ${layout.columns} ${layout.withAside} ${css.articleBody}`}
			>
				<RichText text={body} hasLead />
				{inShort.length > 0 && (
					<aside
						className={`${layout.aside} ${layout.ruled} ${css.inShort}`}
						aria-labelledby="in-short-title"
					>
						<h2 id="in-short-title">{labels.inShort}</h2>
						<ul className="muted">
							{inShort.map((point) => (
								<li key={point}>{point}</li>
							))}
						</ul>
					</aside>
				)}
			</div>
			<div className={`${layout.wrap} ${visibility.screenOnly}`}>
				<CallToActionBox id="action" title={title} text={service.text}>
					<Link href={service.href} {...buttonProps()}>
						{interpolate(label, { service: service.name })}
					</Link>
				</CallToActionBox>
			</div>
		</>
	);
}
