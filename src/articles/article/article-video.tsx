import { Play } from "lucide-react";
import { ClickToLoadFrame } from "#booking/click-to-load-frame.tsx";
import frame from "#booking/frame.module.css";
import type { FrameWords } from "#booking/frame-status.tsx";
import { Button } from "#ui/button/button.tsx";
import only from "#ui/layout/only.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./article-video.module.css";

export type VideoWords = FrameWords & {
	/** On the button that loads it. */
	load: string;
	/** That an outside provider is asked. */
	note: string;
};

type Props = { title: string; url: string; words: VideoWords };

/** What a player needs; the security policy names who may have it. */
const playerFeatures =
	"autoplay; encrypted-media; fullscreen; picture-in-picture";

/** An article's video (ART-02). */
export function ArticleVideo({ title, url, words }: Props) {
	return (
		<ClickToLoadFrame
			title={title}
			src={url}
			height="video"
			allow={playerFeatures}
			words={words}
			className={`on-dark ${css.standIn}`}
		>
			{(load) => (
				<div className={`${frame.space} ${css.space}`}>
					<p className={css.title}>{title}</p>
					<Button className={only.withScript} onClick={load}>
						<Play className="icon" />
						{words.load}
					</Button>
					<p className={css.note}>{words.note}</p>
					<Link
						href={url}
						isExternal
						className={`text-link ${only.withoutScript}`}
					>
						{words.direct}
					</Link>
				</div>
			)}
		</ClickToLoadFrame>
	);
}
