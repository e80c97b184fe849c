import articleWords from "content:article";
import { Play } from "lucide-react";
import { ClickToLoadFrame } from "#booking/click-to-load-frame.tsx";
import frame from "#booking/frame.module.css";
import { Button } from "#ui/button/button.tsx";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./article-video.module.css";

const words = articleWords.video;

const playerFeatures =
	"autoplay; encrypted-media; fullscreen; picture-in-picture";

export function ArticleVideo({ title, url }: { title: string; url: string }) {
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
