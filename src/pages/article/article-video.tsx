import { Play } from "lucide-react";
import { ClickToLoadFrame } from "#booking/click-to-load-frame.tsx";
import frame from "#booking/frame.module.css";
import type { FrameLabels } from "#booking/frame-status.tsx";
import { Button } from "#ui/button/button.tsx";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./article-video.module.css";

type VideoLabels = FrameLabels & {
	load: string;
	note: string;
};

type Props = { title: string; url: string; labels: VideoLabels };

const playerFeatures =
	"autoplay; encrypted-media; fullscreen; picture-in-picture";

export function ArticleVideo({ title, url, labels }: Props) {
	return (
		<ClickToLoadFrame
			title={title}
			src={url}
			height="video"
			allow={playerFeatures}
			labels={labels}
			className={`on-dark ${css.placeholder}`}
		>
			{(load) => (
				<div className={`${frame.space} ${css.space}`}>
					<p className={css.title}>{title}</p>
					<Button className={visibility.jsOnly} onClick={load}>
						<Play className="icon" />
						{labels.load}
					</Button>
					<p className={css.note}>{labels.note}</p>
					<Link
						href={url}
						isExternal
						className={`text-link ${visibility.noJsOnly}`}
					>
						{labels.direct}
					</Link>
				</div>
			)}
		</ClickToLoadFrame>
	);
}
