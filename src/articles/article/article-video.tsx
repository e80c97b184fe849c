import { Play } from "lucide-react";
import { ClickToLoadFrame } from "#booking/click-to-load-frame.tsx";
import frame from "#booking/frame.module.css";
import type { FrameLabels } from "#booking/frame-status.tsx";
import { Button } from "#ui/button/button.tsx";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./article-video.module.css";

export type VideoWords = FrameLabels & {
	load: string;
	/** Explains that loading contacts an outside provider. */
	note: string;
};

type Props = { title: string; url: string; words: VideoWords };

const playerFeatures =
	"autoplay; encrypted-media; fullscreen; picture-in-picture";

export function ArticleVideo({ title, url, words }: Props) {
	return (
		<ClickToLoadFrame
			title={title}
			src={url}
			height="video"
			allow={playerFeatures}
			labels={words}
			className={`on-dark ${css.standIn}`}
		>
			{(load) => (
				<div className={`${frame.space} ${css.space}`}>
					<p className={css.title}>{title}</p>
					<Button className={visibility.jsOnly} onClick={load}>
						<Play className="icon" />
						{words.load}
					</Button>
					<p className={css.note}>{words.note}</p>
					<Link
						href={url}
						isExternal
						className={`text-link ${visibility.noJsOnly}`}
					>
						{words.direct}
					</Link>
				</div>
			)}
		</ClickToLoadFrame>
	);
}
