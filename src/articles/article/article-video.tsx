import articleWords from "content:article";
import { Play } from "lucide-react";
import { useState } from "react";
import frame from "#booking/frame.module.css";
import { Frame } from "#booking/frame.tsx";
import { Button } from "#ui/button/button.tsx";
import only from "#ui/layout/only.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./article-video.module.css";

const words = articleWords.video;

/** What a player needs; the security policy names who may have it. */
const playerFeatures =
	"autoplay; encrypted-media; fullscreen; picture-in-picture";

/** An article's video: the provider's player loads when the visitor asks for it (ART-02). */
export function ArticleVideo({ title, url }: { title: string; url: string }) {
	const [isWanted, setIsWanted] = useState(false);
	if (isWanted)
		return (
			<Frame
				title={title}
				src={url}
				space="video"
				isActive
				isSilent
				takesFocus
				allow={playerFeatures}
				words={words}
			/>
		);
	return (
		<div
			className={`${frame.frame} ${only.onScreen} on-dark ${css.standIn}`}
			data-height="video"
		>
			<div className={`${frame.space} ${css.space}`}>
				<p className={css.title}>{title}</p>
				<Button className={only.withScript} onClick={() => setIsWanted(true)}>
					<Play className="icon" />
					{words.load}
				</Button>
				<p className={css.note}>{words.note}</p>
				<Link href={url} isExternal className="text-link">
					{words.direct}
				</Link>
			</div>
		</div>
	);
}
