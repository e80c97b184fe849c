#!/bin/sh
# Runs /install.sh as root on a copy of this machine without network; an overlay stores all changes.
# Arguments: the repository, the folder with install.sh and the replaced programs.
set -eu
repository=$1 files=$2
ip link set lo up
work=$(mktemp -d)
mount -t tmpfs tmpfs "$work"
mkdir "$work/changes" "$work/overlay" "$work/machine"
mount -t overlay overlay -o "lowerdir=/,upperdir=$work/changes,workdir=$work/overlay" "$work/machine"
machine=$work/machine
mount --rbind /dev "$machine/dev"
mount -t proc proc "$machine/proc"
mount -t tmpfs tmpfs "$machine/run"
mount -t tmpfs -o mode=1777 tmpfs "$machine/tmp"
mkdir -p "$machine/repository"
mount --bind "$repository" "$machine/repository"
cp "$files/install.sh" "$machine/"
cp "$files/systemctl" "$files/npm" "$files/ssh-keyscan" "$machine/usr/local/bin/"
chmod +x "$machine/usr/local/bin/"*
exec chroot "$machine" sh /install.sh
